import { useState } from 'react'
import { call } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import { Field } from '#client/ui/form/Field.tsx'
import { Select } from '#client/ui/form/Select.tsx'
import { FormDialog } from '#client/ui/forms/FormDialog.tsx'
import { TextInput } from '#client/ui/forms/TextInput.tsx'
import { useForm } from '#client/ui/forms/useForm.ts'
import { type FeedCheck, feedsApi, type NewFeed } from '#shared/imports/feeds.ts'
import { type FeedProblem, feedFormats, feedLimits, feedSources } from '#shared/imports/feedTypes.ts'
import { KeyInput } from './KeyInput.tsx'
import { bodyOf, type SourceValues } from './sourceValues.ts'

interface Props {
  initial: SourceValues
  onChecked: (check: FeedCheck, body: NewFeed, values: SourceValues) => void
  onClose: () => void
}

/** Nothing is added before it was read. */
export function SourceForm({ initial, onChecked, onClose }: Props) {
  const { imports: w, core } = useWords('imports', 'core')
  const [problem, setProblem] = useState<FeedProblem | null>(null)
  const form = useForm({
    initial,
    check: (values) => missingIn(values, core.requiredField),
    save: (values: SourceValues) => call(feedsApi.check, { body: bodyOf(values) }),
    onChange: () => setProblem(null),
    onSaved(check, values) {
      if (check.problem) setProblem(check.problem)
      else onChecked(check, bodyOf(values), values)
    },
  })
  const { format } = form.values
  const { address, key } = feedSources[format]
  const kind = format === 'wordpress' ? 'site' : 'feed'
  return (
    <FormDialog form={form} title={w.feeds.addTitle} action={w.feeds.check} onClose={onClose}>
      <Field label={w.feeds.format}>
        {(control) => (
          <Select
            {...control}
            value={format}
            options={feedFormats.map((value) => ({ value, label: w.feeds.formats[value] }))}
            onChoose={(chosen) => form.change({ format: chosen })}
          />
        )}
      </Field>
      {address === null && (
        <TextInput
          {...form.field('url')}
          label={w.feeds.url[kind]}
          hint={w.feeds.urlHint[kind]}
          required
          type="url"
          inputMode="url"
          placeholder="https://"
          spellCheck={false}
          maxLength={feedLimits.url}
          autoComplete="off"
        />
      )}
      {key !== 'none' && <KeyInput {...form.field('key')} format={format} required={key === 'required'} />}
      {problem && (
        <p role="alert" className="text-danger text-sm">
          {w.feeds.problems[problem]}
        </p>
      )}
    </FormDialog>
  )
}

function missingIn(values: SourceValues, required: string): Record<string, string> {
  const { address, key } = feedSources[values.format]
  return {
    ...(address === null && values.url.trim() === '' && { url: required }),
    ...(key === 'required' && values.key.trim() === '' && { key: required }),
  }
}
