import fs from 'node:fs'
import { expect, it } from 'vitest'
import { pageNames, pageOf } from '#shared/pages.ts'
import { adminPageFiles } from './admin/adminPages.ts'
import { pageFiles } from './loadPage.ts'

const inTable = [...new Set(pageNames.map((name) => `./${pageOf(name).file}`))]

it('every page of the table has its file, and every page file is in the table', () => {
  const panel = Object.keys(adminPageFiles).map((file) => file.replace('./', './admin/'))
  expect([...Object.keys(pageFiles), ...panel].sort()).toEqual(inTable.sort())
})

it('a page takes PageProps or nothing', () => {
  const wrong = inTable.filter((file) => {
    const [, props] =
      /export default function \w+Page\(([^)]*)\)/.exec(fs.readFileSync(`client/${file}`, 'utf8')) ?? []
    return props === undefined || !/^(|\{.*\}: PageProps)$/.test(props)
  })
  expect(wrong).toEqual([])
})
