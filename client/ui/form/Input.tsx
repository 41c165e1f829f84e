import clsx from 'clsx'
import type { InputHTMLAttributes, Ref } from 'react'
import { controlLook } from './controlLook.ts'

type InputProps = InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> }

export function Input({ className, ...rest }: InputProps) {
  return <input {...rest} className={clsx(controlLook, 'h-11', className)} />
}
