export { paths, routes } from '#shared/paths.ts'
