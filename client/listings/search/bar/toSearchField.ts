import type { MouseEvent } from 'react'
import { passFocus } from '#client/ui/focus/passFocus.ts'

export function toSearchField(event: MouseEvent): void {
  passFocus(event, document.querySelector('[role="search"] input'))
}
