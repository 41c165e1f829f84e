import { dehydrated } from './dehydrated.ts'

declare global {
  interface Window {
    /** Collected by an inline script; also text areas and selects. */
    earlyInputs?: Set<HTMLInputElement>
  }
}

/** Tells React what was typed or chosen before hydration, which it takes for its own and undoes when it renders again. */
export function replayInputs(): void {
  for (const field of window.earlyInputs ?? []) {
    if (field.closest(`[${dehydrated}]`)) continue
    window.earlyInputs?.delete(field)
    if (/^(radio|checkbox)$/.test(field.type)) replayChoice(field)
    else replayValue(field)
  }
}

function replayChoice(field: HTMLInputElement): void {
  // Of a group, the last one chosen.
  if (field.type === 'radio' && !field.checked) return
  field.checked = !field.checked
  field.click()
}

/** React knows what is assigned to the element, not what is assigned past its property. */
function replayValue(field: HTMLInputElement): void {
  const { value } = field
  field.value = field.defaultValue
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field)
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
