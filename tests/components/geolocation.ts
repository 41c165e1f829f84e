import { vi } from 'vitest'

/** 1: permission denied, 2: unavailable. */
export function stubGeolocation(answer: { latitude: number; longitude: number } | { code: 1 | 2 }): void {
  const geolocation = {
    getCurrentPosition(found: (position: unknown) => void, failed: (error: unknown) => void) {
      if ('code' in answer) failed(answer)
      else found({ coords: answer })
    },
  }
  vi.stubGlobal('navigator', Object.create(navigator, { geolocation: { value: geolocation } }))
}
