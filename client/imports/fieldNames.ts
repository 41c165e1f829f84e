import { useWords } from '#client/core/language.tsx'

/** Of a sheet's fields: the site's labels, and those of what only sheets have. */
export function useFieldNames(): (field: string) => string {
  const { imports: w, fieldLabels } = useWords('fieldLabels', 'imports')
  const own: Partial<Record<string, string>> = w.fields
  const labels: Partial<Record<string, string>> = fieldLabels
  return (field) => own[field] ?? labels[field] ?? field
}
