/** The type that stands for every category of courses (specification, growth §7); the others count them in their order. */
export const allCategories = 9;
