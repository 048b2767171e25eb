// The font's package describes no types; importing its style sheet is all that is done with it.
declare module '@fontsource-variable/inter/wght.css';
