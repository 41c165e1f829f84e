import { expect, it } from 'vitest'
import { withoutPeople } from './withoutPeople.ts'

it.each([
  ['casa de Juan Pérez en luque', 'casa de en luque'],
  ['ramona benítez', null],
  ['derlis duarte villa morra', 'villa morra'],
  ['María de los Ángeles Benítez', null],
  ['juan quispe 0981 123 456', null],
  ['departamento ana@mail.com.py luque', 'departamento luque'],
  ['casa +595 981 123456', 'casa'],
  ['casa 0981-123-456 luque', 'casa luque'],
  ['dueño Benítez', 'dueño'],
  ['Sra. González villa morra', 'villa morra'],
  ['CI 1.234.567', null],
  ['benitez gonzalez', null],
])('of %j is kept %j', async (text, kept) => {
  expect(await withoutPeople(text)).toBe(kept)
})

it.each([
  'castillo',
  'casa en fernando de la mora',
  'santiago misiones',
  'depto mcal lopez y san martin',
  'casa en luque hasta 350.000.000 gs',
  'terreno 1250000000',
  'lote 980 123 m2',
  'palma plaza',
  'edificio torres del sol',
  'casa con chimenea y sauna',
  'helipuerto',
  'mariano roque alonso deposito',
  'san bernardino frente al lago',
])('nothing is taken out of %j', async (text) => {
  expect(await withoutPeople(text)).toBe(text)
})
