import { traitsOf } from '#shared/listings/traits.ts'
import type { FormFields } from './form/fields.ts'
import { fieldOf } from './form/problems.ts'
import { firstProblem } from './form/steps.ts'
import type { WizardValue } from './form/wizard.ts'

/** `fields`: messages by API field. False if the form has none of them. */
export function showRejections(
  form: FormFields,
  fields: Record<string, string>,
  goTo: WizardValue['goTo'],
): boolean {
  const traits = traitsOf(form)
  const rejections = Object.entries(fields).flatMap(([path, text]) => {
    const name = fieldOf(path.split('.'), traits)
    return name ? [{ name, text }] : []
  })
  const first = firstProblem(Object.fromEntries(rejections.map(({ name }) => [name, 'invalid'])))
  if (first) goTo(first.step, first.name, rejections)
  return first !== undefined
}
