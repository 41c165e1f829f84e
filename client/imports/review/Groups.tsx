import { call } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import { useImportStep } from '#client/imports/useImportStep.ts'
import { type ImportDetails, type ImportMapping, importsApi } from '#shared/imports/imports.ts'
import { GroupCard } from './GroupCard.tsx'

/** Problems with one cure together; a cure is for all their rows. */
export function Groups({ details }: { details: ImportDetails }) {
  const { imports } = useWords('imports')
  const w = imports.groups
  const step = useImportStep((change: Partial<ImportMapping>) =>
    call(importsApi.map, { params: { id: details.id }, body: { ...details.mapping, ...change } }),
  )
  const parts = [
    { title: w.title, groups: details.groups.filter(({ isRefused }) => isRefused) },
    { title: w.warnings, groups: details.groups.filter(({ isRefused }) => !isRefused) },
  ]
  return parts.map(
    ({ title, groups }) =>
      groups.length > 0 && (
        <section key={title}>
          <h3 className="mb-3 text-xl">{title}</h3>
          <ul className="grid gap-2">
            {groups.map((group) => (
              <GroupCard
                key={`${group.key} ${group.value} ${group.seemsIn}`}
                group={group}
                mapping={details.mapping}
                isBusy={step.isPending}
                onCure={(change) => step.mutate(change)}
              />
            ))}
          </ul>
        </section>
      ),
  )
}
