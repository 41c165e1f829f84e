import clsx from 'clsx'
import type { Ref, TextareaHTMLAttributes } from 'react'
import { controlClass } from './controlClass.ts'

type TextAreaProps = TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> }

/** Grows with its content if the browser supports `field-sizing`. */
export function TextArea({ className, rows = 4, ...rest }: TextAreaProps) {
  return (
    <textarea
      {...rest}
      rows={rows}
      className={clsx(controlClass, 'field-sizing-content max-h-80 min-h-24 resize-y py-2.5', className)}
    />
  )
}
