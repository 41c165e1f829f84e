import { prepare } from './prepare.ts'

export const setup = () => prepare(undefined)
