import clsx from 'clsx'
import type { InputHTMLAttributes, Ref } from 'react'
import { controlClass } from './controlClass.ts'

type InputProps = InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> }

export function Input({ className, ...rest }: InputProps) {
  return <input {...rest} className={clsx(controlClass, 'h-11', className)} />
}
