import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useLocation, useSearch } from 'wouter'
import type { Language } from '#shared/core/language.ts'
import type { Step } from '#shared/listings/fieldKinds.ts'
import type { FieldName } from '#shared/listings/listingFields.ts'
import type { FormFields } from './fields.ts'
import { queryOfStep, stepFields, stepIn } from './steps.ts'

export interface FieldRejection {
  name: FieldName
  text: string
}

interface Target {
  field: FieldName
  rejections?: readonly FieldRejection[]
}

export function useSteps(form: UseFormReturn<FormFields>) {
  const query = useSearch()
  const [path, navigate] = useLocation()
  const step = stepIn(query)
  const heading = useRef<HTMLHeadingElement>(null)
  const target = useRef<Target>(undefined)
  const before = useRef(step)
  const [textLanguage, setTextLanguage] = useState<Language>('es')

  useEffect(() => {
    if (before.current === step) return
    before.current = step
    const to = target.current
    target.current = undefined
    if (to) showProblems(form, step, to)
    // After the router's scroll to the top.
    const frame = requestAnimationFrame(() => {
      if (to) form.setFocus(to.field)
      else heading.current?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [step, form])

  function goTo(next: Step, field?: FieldName, rejections?: readonly FieldRejection[]) {
    const to = field && { field, rejections }
    if (field) setTextLanguage(field === 'titleEn' || field === 'descriptionEn' ? 'en' : 'es')
    if (next === step) {
      if (!to) return
      showProblems(form, step, to)
      requestAnimationFrame(() => form.setFocus(to.field))
      return
    }
    target.current = to
    navigate(`${path}${queryOfStep(query, next)}`)
  }
  return { step, heading, goTo, textLanguage, setTextLanguage }
}

/** Validating would clear errors that only the server knows. */
function showProblems(form: UseFormReturn<FormFields>, step: Step, { rejections }: Target) {
  if (!rejections) void form.trigger([...stepFields[step]])
  for (const { name, text } of rejections ?? []) form.setError(name, { type: 'server', message: text })
}
