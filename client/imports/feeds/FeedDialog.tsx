import { useQueryClient } from '@tanstack/react-query'
import { call } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import { Field } from '#client/ui/form/Field.tsx'
import { Select } from '#client/ui/form/Select.tsx'
import { FormDialog } from '#client/ui/forms/FormDialog.tsx'
import { TextInput } from '#client/ui/forms/TextInput.tsx'
import { useForm } from '#client/ui/forms/useForm.ts'
import { feedsApi } from '#shared/imports/feeds.ts'
import { type FeedFormat, feedFormats, feedLimits } from '#shared/imports/feedTypes.ts'
import { feedsQuery } from './feeds.api.ts'

interface Values {
  url: string
  format: FeedFormat
}

const initial: Values = { url: '', format: 'kyero' }

export function FeedDialog({ onClose }: { onClose: () => void }) {
  const { imports: w } = useWords('imports')
  const client = useQueryClient()
  const form = useForm({
    initial,
    required: ['url'],
    save: (body: Values) => call(feedsApi.add, { body }),
    onSaved() {
      void client.invalidateQueries({ queryKey: feedsQuery.queryKey })
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={w.feeds.addTitle} action={w.feeds.add} onClose={onClose}>
      <TextInput
        {...form.field('url')}
        label={w.feeds.url}
        hint={w.feeds.urlHint}
        required
        type="url"
        inputMode="url"
        placeholder="https://"
        spellCheck={false}
        maxLength={feedLimits.url}
        autoComplete="off"
      />
      <Field label={w.feeds.format}>
        {(control) => (
          <Select
            {...control}
            value={form.values.format}
            options={feedFormats.map((value) => ({ value, label: w.feeds.formats[value] }))}
            onChoose={(format) => form.change({ format })}
          />
        )}
      </Field>
    </FormDialog>
  )
}
