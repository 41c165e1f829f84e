import { useQueryClient } from '@tanstack/react-query'
import { call } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'
import { useFailureToast } from '#client/ui/feedback/useFailureToast.ts'
import { useSingleMutation } from '#client/ui/form/useSingleMutation.ts'
import { type Webhook, webhooksApi } from '#shared/webhooks/webhooksApi.ts'
import { webhooksQuery } from './webhooks.api.ts'

/** Returns what switches it on or off. */
export function useSwitch({ id }: Webhook): (isOn: boolean) => void {
  const { webhooks: w } = useWords('webhooks')
  const client = useQueryClient()
  const { mutate } = useSingleMutation({
    mutationFn: (isOn: boolean) => call(webhooksApi.change, { params: { id }, body: { isOn } }),
    onSuccess: (_webhook, isOn) => toast({ title: isOn ? w.switchedOn : w.switchedOff }),
    onError: useFailureToast(),
    onSettled: () => client.invalidateQueries({ queryKey: webhooksQuery.queryKey }),
  })
  return (isOn) => mutate(isOn)
}
