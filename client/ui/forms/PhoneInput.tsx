import type { ComponentProps } from 'react'
import { TextInput } from './TextInput.tsx'

type PhoneInputProps = Omit<
  ComponentProps<typeof TextInput>,
  'type' | 'inputMode' | 'maxLength' | 'autoComplete' | 'placeholder'
>

export function PhoneInput(props: PhoneInputProps) {
  return (
    <TextInput {...props} type="tel" inputMode="tel" maxLength={40} autoComplete="off" placeholder="+595" />
  )
}
