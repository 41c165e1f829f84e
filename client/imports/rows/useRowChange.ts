import { useQueryClient } from '@tanstack/react-query'
import { call } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import { invalidateImports } from '#client/imports/imports.api.ts'
import { toast } from '#client/ui/feedback/toasts.ts'
import { useFailureToast } from '#client/ui/feedback/useFailureToast.ts'
import { useSingleMutation } from '#client/ui/form/useSingleMutation.ts'
import { importsApi } from '#shared/imports/imports.ts'

interface Change {
  cells?: Record<string, string>
  take?: string[]
}

export function useRowChange(id: string, row: number) {
  const { imports } = useWords('imports')
  const client = useQueryClient()
  return useSingleMutation({
    mutationFn: (body: Change) => call(importsApi.changeRow, { params: { id, row: String(row) }, body }),
    onSuccess(_, { take }) {
      toast({ title: take ? imports.rows.took : imports.rows.saved })
      void invalidateImports(client)
    },
    onError: useFailureToast(imports.failed),
  })
}
