import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useLocation, useSearch } from 'wouter'
import type { Language } from '#shared/language.ts'
import type { FieldName, FormFields } from './fields.ts'
import { queryOfStep, type Step, stepFields, stepIn } from './steps.ts'

/** The step that the address names, and the way to others; the heading of a new step, or the field asked for, takes the focus. */
export function useSteps(form: UseFormReturn<FormFields>) {
  const query = useSearch()
  const [path, navigate] = useLocation()
  const step = stepIn(query)
  const heading = useRef<HTMLHeadingElement>(null)
  const wanted = useRef<FieldName>(undefined)
  const before = useRef(step)
  const [textLanguage, setTextLanguage] = useState<Language>('es')

  useEffect(() => {
    if (before.current === step) return
    before.current = step
    const field = wanted.current
    wanted.current = undefined
    // After the page has been scrolled to its top, as it is on every new address.
    const frame = requestAnimationFrame(() => {
      if (field) focusField(form, step, field)
      else heading.current?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [step, form])

  function goTo(next: Step, field?: FieldName) {
    if (field) setTextLanguage(field === 'titleEn' || field === 'descriptionEn' ? 'en' : 'es')
    if (next === step) {
      if (field) requestAnimationFrame(() => focusField(form, step, field))
      return
    }
    wanted.current = field
    navigate(`${path}${queryOfStep(query, next)}`)
  }
  return { step, heading, goTo, textLanguage, setTextLanguage }
}

function focusField(form: UseFormReturn<FormFields>, step: Step, field: FieldName) {
  form.setFocus(field)
  void form.trigger([...stepFields[step]])
}
