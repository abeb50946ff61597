import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
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

/** As a file of settings says them, quotes and all. */
function settingsIn(path: string): readonly (readonly [name: string, value: string])[] {
  return [...read(path).matchAll(/^([A-Z_0-9]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value])
}

const namesIn = (path: string) => settingsIn(path).map(([name]) => name)

it('the example of settings, filled in, is one that the product starts with', () => {
  const example = Object.fromEntries(settingsIn('deploy/camp.env.example').map(([name, value]) => [name, value.slice(1, -1)]))
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

it('the example of settings is read alike by whatever reads it, whatever is filled in', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'camp-settings-')), 'camp.env')
  const from = 'Camp (bookings) <hello@example.org> & $co'
  writeFileSync(file, read('deploy/camp.env.example').replace("MAIL_FROM=''", `MAIL_FROM='${from}'`))

  const sourced = execFileSync('sh', ['-c', 'set -a; . "$1"; printf "%s|%s" "$MAIL_FROM" "$SITE_NAME"', 'sh', file], {
    encoding: 'utf8',
  })

  expect(sourced).toBe(`${from}|Camp`)
  expect(settingsIn('deploy/camp.env.example').filter(([, value]) => !/^'[^']*'$/.test(value))).toEqual([])
  rmSync(dirname(file), { recursive: true })
})

it('web and worker hold the password of the web role alone', () => {
  const compose = read('deploy/compose.yaml')
  const [, common = ''] = /^x-camp: &camp\n((?: .*\n)+)/m.exec(compose) ?? []
  const service = (name: string) => new RegExp(`^ {2}${name}:\\n((?: {4}.*\\n)+)`, 'm').exec(compose)?.[1] ?? ''

  expect(common).toContain('env_file: camp.env\n')
  expect(namesIn('deploy/camp.env.example').filter((name) => namesIn('deploy/compose.env.example').includes(name))).toEqual([])
  expect([...`${common}${service('web')}`.matchAll(/\$\{(\w+)/g)].map(([, name]) => name)).toEqual(['CAMP_WEB_PASSWORD'])
  expect(service('worker')).toContain('environment: *database\n')
  expect(service('worker')).not.toContain('${')
})

it('compose.env says everything that compose.yaml asks for, and every command reads it', () => {
  const asked = [...read('deploy/compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name)
  const files = [...(read('docs/deployment.md') + read('deploy/compose.yaml')).matchAll(/--env-file (deploy\/\S+)/g)]

  expect([...new Set(asked)].toSorted()).toEqual(namesIn('deploy/compose.env.example').toSorted())
  expect(new Set(files.map(([, file]) => file))).toEqual(new Set(['deploy/compose.env']))
})

it('units, the recipe and the crontab keep the settings in one place, which the user of the product may read', () => {
  const units = ['camp-web', 'camp-worker'].map((unit) => read(`deploy/systemd/${unit}.service`))
  const [cron = ''] = /^```cron\n[^`]*/m.exec(read('docs/operations.md')) ?? []

  for (const unit of units) expect(unit).toContain('EnvironmentFile=/etc/camp/camp.env\nEnvironment=')
  expect(new Set([...cron.matchAll(/ \. (\S+);/g)].map(([, path]) => path))).toEqual(new Set(['/etc/camp/camp.env']))
  expect(read('docs/deployment.md')).toContain('install -D -m 640 -g camp deploy/camp.env.example /etc/camp/camp.env ')
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
