import { stored, useStored } from '#client/core/storage.ts'

const isYes = {
  parse(value: unknown): boolean {
    if (typeof value === 'boolean') return value
    throw new TypeError('Expected true or false')
  },
}

/** Whether the list follows the map as it moves. */
export const followStore = stored('oga.map.follow', isYes, true)

export const useFollows = () => useStored(followStore)
