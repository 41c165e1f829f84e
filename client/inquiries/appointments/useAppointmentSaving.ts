import { useMutation } from '@tanstack/react-query'
import { CallError, ConnectionError, failureText } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'

interface Options<Input> {
  save: (input: Input) => Promise<unknown>
  title: string
  text: string
  onDone: () => void
  onFields?: (fields: Readonly<Record<string, string>>) => void
}

export function useAppointmentSaving<Input>({ save, title, text, onDone, onFields }: Options<Input>) {
  const { core, inbox } = useWords('core', 'inbox')
  return useMutation({
    mutationFn: save,
    onSuccess() {
      toast({ title, description: text })
      onDone()
    },
    onError(error) {
      const fields = error instanceof CallError ? error.body?.fields : undefined
      if (fields) onFields?.(fields)
      if (error instanceof CallError && error.status === 401) return
      const description =
        error instanceof ConnectionError ? core.noConnection : failureText(error, inbox.appointment.failed)
      toast({ variant: 'destructive', title: core.error, description })
    },
  })
}
