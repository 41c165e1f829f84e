import { vi } from 'vitest'

/** The browser says that it is at a point, or why it does not (1: not permitted, 2: not known). */
export function stubGeolocation(answer: { latitude: number; longitude: number } | { code: 1 | 2 }): void {
  const geolocation = {
    getCurrentPosition(found: (position: unknown) => void, failed: (error: unknown) => void) {
      if ('code' in answer) failed(answer)
      else found({ coords: answer })
    },
  }
  vi.stubGlobal('navigator', Object.create(navigator, { geolocation: { value: geolocation } }))
}
