import { useQueryClient } from '@tanstack/react-query'
import { call } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'
import { FormDialog } from '#client/ui/forms/FormDialog.tsx'
import { useForm } from '#client/ui/forms/useForm.ts'
import { type Feed, feedsApi } from '#shared/imports/feeds.ts'
import { feedsQuery } from './feeds.api.ts'
import { KeyInput } from './KeyInput.tsx'

/** The old one is replaced: it is not shown. */
export function KeyDialog({ feed: { id, name, format }, onClose }: { feed: Feed; onClose: () => void }) {
  const { imports: w } = useWords('imports')
  const client = useQueryClient()
  const form = useForm({
    initial: { key: '' },
    required: ['key'],
    save: ({ key }: { key: string }) => call(feedsApi.change, { params: { id }, body: { key: key.trim() } }),
    onSaved() {
      void client.invalidateQueries({ queryKey: feedsQuery.queryKey })
      toast({ title: w.feeds.keyChanged, description: name })
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={w.feeds.changeKey} description={name} onClose={onClose}>
      <KeyInput {...form.field('key')} format={format} required />
    </FormDialog>
  )
}
