/** The same page in both languages. */
export { notFound } from '../es/notFound.ts'
