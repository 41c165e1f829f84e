import { TextInput } from '#client/admin/form/TextInput.tsx'
import type { TextFieldProps } from '#client/admin/form/useForm.ts'
import { useWords } from '#client/core/language.tsx'

export function CurrentPasswordInput(props: TextFieldProps) {
  const { adminAccount: w } = useWords('adminAccount')
  return (
    <TextInput
      {...props}
      label={w.currentPassword}
      type="password"
      required
      autoComplete="current-password"
      maxLength={1000}
    />
  )
}
