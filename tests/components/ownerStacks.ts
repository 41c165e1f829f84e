import React from 'react'

/* For the stacks of its warnings, React keeps of ten thousand elements a second where each was made: a tenth of the components' time. Warnings fail a test without them as well. */
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
)
if (!(internals instanceof Object)) throw new Error('React keeps its internals elsewhere')
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => undefined,
})
