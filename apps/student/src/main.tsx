import '@tutor/ui/theme/global-style.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { StudentApp } from './student-app.tsx';

const place = document.getElementById('page');
if (place === null) throw new Error('The page has no place to be drawn in.');
createRoot(place).render(
  <StrictMode>
    <StudentApp />
  </StrictMode>,
);
