/** Area code offered first: the Philippines (specification, core §5). */
export const defaultAreaCode = '63';
