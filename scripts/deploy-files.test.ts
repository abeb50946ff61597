import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readConfiguration } from '@camp/adapters/configuration/configuration.ts'
import { productionEnvironment } from '@camp/adapters/configuration/testing/production-environment.ts'
import { expect, it } from 'vitest'
import { webProcess } from './web-process.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string) => readFileSync(`${root}/${path}`, 'utf8')
const workspaces: readonly string[] = JSON.parse(read('package.json')).workspaces

it.each(workspaces)('the image has %s, and installs what it needs', (workspace) => {
  const dockerfile = read('deploy/Dockerfile')

  expect(dockerfile).toContain(`COPY ${workspace}/package.json ${workspace}/`)
  expect(dockerfile).toMatch(new RegExp(`^COPY ${workspace}/(src|camp.js|prod.js) `, 'm'))
})

it('the example of settings, filled in, is one that the product starts with', () => {
  const lines = read('deploy/camp.env.example')
    .split('\n')
    .filter((line) => /^[A-Z_0-9]+=/.test(line))
  const example = Object.fromEntries(lines.map((line) => line.split(/=(.*)/).slice(0, 2)))
  const filled = {
    SMTP_URL: 'smtps://camp:secret@mail.example.org',
    MAIL_FROM: 'hello@example.org',
    METRICS_TOKEN: 'a-token-for-prometheus-that-nobody-uses-elsewhere',
    DATABASE_URL: 'postgres://camp_web@127.0.0.1/camp',
  }
  const { EMAIL: _, ...others } = productionEnvironment

  const configuration = readConfiguration({ ...example, ...others, ...filled })

  expect(configuration).toMatchObject({ publicUrl: 'https://www.example.org', trustedProxies: 1, channelsOff: ['sms', 'app'] })
})

it.each(['camp-web', 'camp-worker'])('%s starts a program that is there', (unit) => {
  const [, program = ''] = /^ExecStart=\/usr\/bin\/env node (?:--\S+ )*(\S+)/m.exec(read(`deploy/systemd/${unit}.service`)) ?? []

  expect(existsSync(`${root}/${program}`)).toBe(true)
})

it.each(['systemd/camp-web.service', 'Dockerfile'])('deploy/%s runs the web process as `npm start` does', (path) => {
  const said = read(`deploy/${path}`).replaceAll(/["',]+/g, '')

  expect(said).toContain(`node ${webProcess.args.join(' ')}`)
  for (const [name, value] of Object.entries(webProcess.env)) expect(said).toContain(`${name}=${value}`)
})
