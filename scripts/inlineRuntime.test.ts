import { expect, it } from 'vitest'
import { withRuntime } from './inlineRuntime.ts'

const runtime = 'var e=Object.freeze,r=(r)=>e({...r});export{r as t};'

it('writes the helper of the bundler into a file that imports it', () => {
  const code = 'import{t as a}from"./rolldown-runtime-H_PjY6_.js";import{t}from"./x.js";export{a as b};'
  expect(withRuntime(code, runtime)).toBe(
    'const a=(()=>{var e=Object.freeze,r=(r)=>e({...r});return r})();import{t}from"./x.js";export{a as b};',
  )
  expect(withRuntime('import{t}from"./rolldown-runtime-1.js";t()', runtime)).toMatch(/^const t=\(.*t\(\)$/)
})

it('stops at another helper', () => {
  expect(() => withRuntime('import{n as a}from"./rolldown-runtime-1.js";', runtime)).toThrow(
    'the runtime has',
  )
  expect(() => withRuntime('import{t,n}from"./rolldown-runtime-1.js";', runtime)).toThrow('the runtime has')
})
