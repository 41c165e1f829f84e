import { TextInput } from '#client/admin/form/TextInput.tsx'
import type { TextFieldProps } from '#client/admin/form/useForm.ts'
import { useWords } from '#client/core/language.tsx'

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
