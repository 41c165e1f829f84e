import { dehydrated } from './dehydrated.ts'

declare global {
  interface Window {
    /** Collected by an inline script; also text areas and selects. */
    earlyInputs?: Set<HTMLInputElement>
  }
}

/**
 * What tells React of each field that was typed into or chosen before hydration: it takes the values for its own and
 * undoes them when it renders again. Call one after the other, outside effects: each may depend on the ones before.
 */
export function takeInputs(): (() => void)[] {
  const ready = [...(window.earlyInputs ?? [])].filter((field) => !field.closest(`[${dehydrated}]`))
  return ready.flatMap((field) => {
    window.earlyInputs?.delete(field)
    const { type, value, checked } = field
    const isChoice = type === 'radio' || type === 'checkbox'
    if (!isChoice) return () => enter(field, value)
    // Of a group, the last one chosen.
    return type === 'radio' && !checked ? [] : () => choose(field, checked)
  })
}

function choose(field: HTMLInputElement, isChecked: boolean): void {
  field.checked = !isChecked
  field.click()
}

/** React knows what is assigned to the element, not what is assigned past its property. */
function enter(field: HTMLInputElement, value: string): void {
  field.value = field.defaultValue
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field)
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
