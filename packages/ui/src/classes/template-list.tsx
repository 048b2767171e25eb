import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash';
import { IconButton } from '../primitives/buttons/icon-button.tsx';
import { Icon } from '../theme/icon.tsx';
import * as styles from './remark-helper.css.ts';

/** A tutor's own template. */
export interface RemarkTemplate {
  id: number;
  name: string;
  body: string;
}

export interface TemplateListProps {
  templates: readonly RemarkTemplate[];
  /** A template's text for this class. */
  wordsOf: (template: RemarkTemplate) => string;
  onUse: (template: RemarkTemplate) => void;
  onEdit: (template: RemarkTemplate) => void;
  onDelete: (template: RemarkTemplate) => void;
}

/** A tutor's own templates: pressed to be used, or changed and deleted. */
export function TemplateList({ templates, wordsOf, onUse, onEdit, onDelete }: TemplateListProps) {
  return (
    <ul className={styles.list}>
      {templates.map((template) => (
        <li key={template.id} className={styles.item}>
          <button type="button" className={styles.use} onClick={() => onUse(template)}>
            <span className={styles.name}>{template.name}</span>
            <span className={styles.preview}>{wordsOf(template)}</span>
          </button>
          <IconButton
            size="small"
            label={`Edit ${template.name}`}
            icon={<Icon of={Pencil} size="small" />}
            onClick={() => onEdit(template)}
          />
          <IconButton
            size="small"
            label={`Delete ${template.name}`}
            icon={<Icon of={Trash2} size="small" />}
            onClick={() => onDelete(template)}
          />
        </li>
      ))}
    </ul>
  );
}
