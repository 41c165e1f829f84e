import { useWords } from '#client/core/language.tsx'
import { TextInput } from '#client/ui/forms/TextInput.tsx'
import type { TextFieldProps } from '#client/ui/forms/useForm.ts'
import { type FeedFormat, feedLimits } from '#shared/imports/feedTypes.ts'

interface Props extends TextFieldProps {
  format: FeedFormat
  required: boolean
}

export function KeyInput({ format, ...field }: Props) {
  const { imports: w } = useWords('imports')
  const { keyHint } = w.feeds
  const where = format === 'kyero' || format === 'trovit' ? '' : keyHint[format]
  return (
    <TextInput
      {...field}
      label={w.feeds.key}
      hint={`${where} ${w.feeds.keySealed}`.trim()}
      spellCheck={false}
      maxLength={feedLimits.key}
      autoComplete="off"
    />
  )
}
