import { FilterBar } from '#client/admin/paging/FilterBar.tsx'
import { useWords } from '#client/core/language.tsx'
import { Field } from '#client/ui/form/Field.tsx'
import { Input } from '#client/ui/form/Input.tsx'
import { FilterChoice } from '#client/ui/list/FilterChoice.tsx'
import { SearchField } from '#client/ui/list/SearchField.tsx'
import { activityActions, actorKinds, subjectKinds } from '#shared/activities.ts'
import type { Filters } from './filterNames.ts'

interface Props {
  filters: Filters
  onChange: (changes: Filters) => void
}

export function ActivityFilters({ filters, onChange }: Props) {
  const { activities: w } = useWords('activities')
  const choice = <Value extends string>(
    label: string,
    name: 'actorKind' | 'action' | 'subjectKind',
    values: readonly Value[],
    texts: Record<Value, string>,
    all: string,
  ) => (
    <FilterChoice
      label={label}
      value={filters[name]}
      options={[{ value: '', label: all }, ...values.map((value) => ({ value, label: texts[value] }))]}
      onChoose={(value) => onChange({ [name]: value })}
    />
  )
  const { actorKind, action, subjectKind, from, to } = filters
  const chosen = [actorKind, action, subjectKind, from, to]
  const day = (label: string, name: 'from' | 'to') => (
    <Field label={label}>
      {(control) => (
        <Input
          {...control}
          type="date"
          min="2000-01-01"
          max="2099-12-31"
          value={filters[name] ?? ''}
          onChange={({ target }) => onChange({ [name]: target.value })}
        />
      )}
    </Field>
  )
  return (
    <FilterBar
      label={w.filters}
      active={chosen.filter(Boolean).length}
      search={
        <SearchField
          label={w.search}
          placeholder={w.searchShort}
          value={filters.text ?? ''}
          onSearch={(text) => onChange({ text })}
        />
      }
    >
      {choice(w.who, 'actorKind', actorKinds, w.actors, w.anyone)}
      {choice(w.what, 'action', activityActions, w.actions, w.anything)}
      {choice(w.subject, 'subjectKind', subjectKinds, w.subjects, w.anything)}
      {day(w.from, 'from')}
      {day(w.to, 'to')}
    </FilterBar>
  )
}
