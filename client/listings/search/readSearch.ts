export { readSearch, type SearchField, type SearchReading } from '#shared/readSearch.ts'
