/** Of the first places of a ranked result, one author has at most so many, while others have listings. */
export const firstPlaces = 10
export const mostOfAuthor = 3
