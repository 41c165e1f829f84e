import { useQueryClient } from '@tanstack/react-query'
import { useWords } from '#client/core/language.tsx'
import { useFailureToast } from '#client/ui/feedback/useFailureToast.ts'
import { useSingleMutation } from '#client/ui/form/useSingleMutation.ts'
import type { ImportDetails } from '#shared/imports/imports.ts'
import { invalidateImports, putImport } from './imports.api.ts'

/** One step of a sheet; what it is then is shown at once. */
export function useImportStep<Variables>(step: (variables: Variables) => Promise<ImportDetails>) {
  const { imports: w } = useWords('imports')
  const client = useQueryClient()
  const onError = useFailureToast(w.failed)
  return useSingleMutation({
    mutationFn: step,
    onSuccess(details) {
      putImport(client, details)
      void invalidateImports(client)
    },
    onError,
  })
}
