import { useWords } from '#client/core/language.tsx'
import { TextInput } from '#client/ui/forms/TextInput.tsx'
import type { TextFieldProps } from '#client/ui/forms/useForm.ts'

interface Props extends TextFieldProps {
  label?: string
  hint?: string
}

export function CurrentPasswordInput({ label, ...props }: Props) {
  const { adminAccount: w } = useWords('adminAccount')
  return (
    <TextInput
      {...props}
      label={label ?? w.currentPassword}
      type="password"
      required
      autoComplete="current-password"
      maxLength={1000}
    />
  )
}
