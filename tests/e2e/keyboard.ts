import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

const most = 120

/** Every stop must show the focus uncovered. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeAttached()
  for (let stops = 0; stops < most; stops++) {
    await page.keyboard.press(key)
    await expect.poll(() => focusFault(page)).toBeUndefined()
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`no stop of ${most} is ${target}`)
}

export async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** Undefined: the focus is visible. */
function focusFault(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement
    // The browser's controls follow the last element.
    if (!focused || focused === document.body) return undefined
    const drawn = focused.matches('input') ? (focused.closest('label') ?? focused) : focused
    const parts = [focused, drawn, ...drawn.querySelectorAll('*'), drawn.parentElement].filter(
      (part) => part !== null,
    )
    const isOutlined = parts.some((part) =>
      [undefined, '::before', '::after'].some((pseudo) => {
        const { outlineStyle, outlineWidth, content } = getComputedStyle(part, pseudo)
        const exists = pseudo === undefined || content !== 'none'
        return exists && outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
      }),
    )
    const box = drawn.getBoundingClientRect()
    const points = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => [box.left + x * box.width, box.top + y * box.height] as const),
    )
    const isUncovered = points.some(([x, y]) => {
      const top = document.elementFromPoint(x, y)
      return top !== null && (drawn.contains(top) || top.contains(drawn))
    })
    const name = focused.outerHTML.slice(0, 160)
    if (!isOutlined) return `no outline: ${name}`
    return isUncovered ? undefined : `covered or off the screen: ${name}`
  })
}
