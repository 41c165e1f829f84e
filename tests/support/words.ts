import { type Feature, loadAllWords } from '#shared/words.ts'

export const es = await loadAllWords('es')
export const en = await loadAllWords('en')

export const features = Object.keys(es).filter((name): name is Feature => name in es)
