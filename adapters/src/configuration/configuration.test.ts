import { describe, expect, it } from 'vitest'
import { readConfiguration } from './configuration.ts'
import { ConfigurationError, type ConfigurationFault } from './configuration-error.ts'
import { describeConfiguration } from './describe-configuration.ts'
import type { Environment } from './environment.ts'
import { productionEnvironment } from './testing/production-environment.ts'

const always = ['PUBLIC_URL', 'OPERATOR_NAME', 'OPERATOR_REGISTRATION', 'OPERATOR_ADDRESS', 'OPERATOR_EMAIL', 'OPERATOR_PHONE']

const peach = {
  PEACH_CLIENT_ID: 'client',
  PEACH_CLIENT_SECRET: 'hush',
  PEACH_MERCHANT_ID: 'merchant',
  PEACH_ENTITY_ID: 'entity',
  PEACH_SECRET_TOKEN: 'hush too',
}

describe('the configuration', () => {
  it('needs nothing', () => {
    const configuration = readConfiguration({})

    expect(configuration).toMatchObject({
      port: 3000,
      publicUrl: 'http://localhost:3000',
      databaseUrl: undefined,
      databaseReplicaUrls: [],
      preparesStatements: true,
      areRateLimitsOn: true,
      outboundAllowHosts: [],
      logLevel: 'info',
      trustedProxies: 0,
      smtp: undefined,
      peach: undefined,
      bulkSms: undefined,
      whatsApp: undefined,
    })
  })

  it('takes an empty variable as one that is not set', () => {
    expect(readConfiguration({ PORT: '', SMTP_URL: ' ' })).toMatchObject({ port: 3000, smtp: undefined })
  })

  it('knows the older secret token of the gateway while it is being replaced, the newest first', () => {
    const { peach: settings } = readConfiguration({ ...peach, PEACH_SECRET_TOKEN: 'new', PEACH_SECRET_TOKEN_OLD: 'old' })

    expect(settings?.secretTokens).toEqual(['new', 'old'])
    expect(() => readConfiguration({ PEACH_SECRET_TOKEN_OLD: 'old' })).toThrow('PEACH_SECRET_TOKEN')
  })

  it('reads what is set', () => {
    const configuration = readConfiguration({
      ...productionEnvironment,
      ...peach,
      PAYMENTS: 'on',
      EMAIL: undefined,
      PORT: '8080',
      DATABASE_URL: 'postgresql://camp:hush@db:5432/camp',
      DATABASE_REPLICA_URLS: 'postgresql://camp@one/camp, postgresql://camp@two/camp',
      DATABASE_PREPARED_STATEMENTS: 'off',
      DATABASE_DIRECT_URL: 'postgresql://camp@direct/camp',
      DATABASE_POOL_SIZE: '30',
      PLOTS_IN_MEMORY: '1500000',
      WEB_PROCESSES: '3',
      WORKER_PROCESSES: '2',
      PUBLIC_URL: 'https://www.example.org/',
      OUTBOUND_ALLOW_HOSTS: '127.0.0.1:9000,localhost',
      SMTP_URL: 'smtp://mail:587',
      MAIL_FROM: 'Camp <bookings@example.org>',
      TRUST_PROXY: '1',
    })

    expect(configuration).toMatchObject({
      port: 8080,
      databaseReplicaUrls: ['postgresql://camp@one/camp', 'postgresql://camp@two/camp'],
      preparesStatements: false,
      databaseDirectUrl: 'postgresql://camp@direct/camp',
      databasePoolSize: 30,
      plotsInMemory: 1_500_000,
      webProcesses: 3,
      workerProcesses: 2,
      publicUrl: 'https://www.example.org',
      outboundAllowHosts: ['127.0.0.1:9000', 'localhost'],
      smtp: { url: 'smtp://mail:587', from: 'Camp <bookings@example.org>' },
      peach: { clientId: 'client', checkoutUrl: 'https://secure.peachpayments.com', secretTokens: ['hush too'] },
      trustedProxies: 1,
    })
  })

  it('names every fault at once', () => {
    const faults = faultsOf({
      PORT: 'http',
      LOG_LEVEL: 'loud',
      PUBLIC_URL: 'https://example.org/shop',
      SMTP_URL: 'mail.example.org',
    })

    expect(faults).toEqual([
      { variable: 'PORT', got: '"http"', expected: 'a whole number, from 1 to 65535' },
      { variable: 'PUBLIC_URL', got: '"https://example.org/shop"', expected: 'an address without a path' },
      { variable: 'LOG_LEVEL', got: '"loud"', expected: 'fatal or error or warn or info or debug or trace or silent' },
      { variable: 'SMTP_URL', got: 'something else (not shown)', expected: 'an address like smtp://user:password@host:587' },
      { variable: 'MAIL_FROM', got: 'not set', expected: 'set for e-mail by SMTP_URL' },
    ])
  })

  it.each(['imaps://mail.example.org/INBOX', 'imaps://dmarc@mail.example.org/INBOX', 'https://a:b@mail.example.org'])(
    'refuses a mailbox of reports that is half configured, without a word of it: %s',
    (url) => {
      expect(faultsOf({ DMARC_IMAP_URL: url })).toMatchObject([
        {
          variable: 'DMARC_IMAP_URL',
          got: 'something else (not shown)',
          expected: expect.stringContaining('imaps://user:password'),
        },
      ])
    },
  )

  it('takes answers by e-mail whole or not at all', () => {
    const whole = {
      REPLY_ADDRESS: 'replies+*@example.org',
      REPLY_SECRET: 'sixteen-letters-or-more',
      REPLY_IMAP_URL: 'imaps://replies:secret@mail.example.org/INBOX',
    }

    expect(readConfiguration(whole).replies).toMatchObject({ pattern: 'replies+*@example.org' })
    expect(readConfiguration({ ...whole, REPLY_SECRET_OLD: 'the-secret-before-it' }).replies?.secrets).toEqual([
      whole.REPLY_SECRET,
      'the-secret-before-it',
    ])
    expect(faultsOf({ REPLY_SECRET_OLD: 'the-secret-before-it' })).toHaveLength(3)
    expect(readConfiguration({}).replies).toBeUndefined()
    expect(faultsOf({ REPLY_ADDRESS: whole.REPLY_ADDRESS }).map(({ variable }) => variable)).toEqual([
      'REPLY_SECRET',
      'REPLY_IMAP_URL',
    ])
    expect(faultsOf({ ...whole, REPLY_ADDRESS: 'replies@example.org' })).toMatchObject([{ variable: 'REPLY_ADDRESS' }])
  })

  it('reads what a part of an SMS costs to the hundredth of a cent', () => {
    expect(readConfiguration({ SMS_PART_PRICE: '0.285' }).smsPartPrice).toBe(2_850)
    expect(readConfiguration({}).smsPartPrice).toBeUndefined()
    for (const SMS_PART_PRICE of ['R0.42', '-1', '0,42']) {
      expect(faultsOf({ SMS_PART_PRICE })).toMatchObject([{ variable: 'SMS_PART_PRICE' }])
    }
  })

  it('says a fault in one sentence', () => {
    expect(() => readConfiguration({ PORT: '0' })).toThrow('PORT is "0"; it must be a whole number, from 1 to 65535.')
  })

  it('says of a number what it counts, and how many it may be, once', () => {
    const counts = { DATABASE_POOL_SIZE: '1', PLOTS_IN_MEMORY: '0', WEB_PROCESSES: '0', WORKER_PROCESSES: '101' }

    expect(faultsOf(counts).map(({ expected }) => expected)).toEqual([
      'connections of one web process, from 2 to 500',
      'plots that a web process keeps, from 1000 to 10000000',
      'how many web processes run together, from 1 to 1000',
      'how many workers run together, from 0 to 100',
    ])
  })

  it.each([
    [
      'a database address of another product',
      { ...productionEnvironment, DATABASE_URL: 'mysql://camp@db/camp' },
      ['DATABASE_URL'],
    ],
    [
      'limits turned off in production',
      { ...productionEnvironment, DATABASE_URL: 'postgres://db/camp', RATE_LIMITS: 'off' },
      ['RATE_LIMITS'],
    ],
    ['a way past no pooler', { DATABASE_DIRECT_URL: 'postgres://db/camp' }, ['DATABASE_URL']],
    ['replicas of no primary', { DATABASE_REPLICA_URLS: 'postgres://db/camp' }, ['DATABASE_URL']],
    [
      'half of the payment settings',
      { ...peach, PEACH_ENTITY_ID: undefined, PEACH_SECRET_TOKEN: '' },
      ['PEACH_ENTITY_ID', 'PEACH_SECRET_TOKEN'],
    ],
    [
      'half of who runs the marketplace',
      { OPERATOR_NAME: 'Camp (Pty) Ltd', OPERATOR_EMAIL: 'hello@example.org' },
      ['OPERATOR_REGISTRATION', 'OPERATOR_ADDRESS', 'OPERATOR_PHONE'],
    ],
    ['half of the SMS settings', { BULKSMS_TOKEN_ID: 'id' }, ['BULKSMS_TOKEN_SECRET']],
    [
      'half of the settings for Twilio',
      { WHATSAPP_PROVIDER: 'twilio', WHATSAPP_FROM: '+27821234567' },
      ['WHATSAPP_ACCOUNT_SID', 'WHATSAPP_AUTH_TOKEN'],
    ],
  ])('refuses %s', (_, environment: Environment, variables) => {
    expect(faultsOf(environment).map(({ variable }) => variable)).toEqual(variables)
  })

  it('says that nobody real runs the marketplace until somebody is named', () => {
    expect(readConfiguration({}).operator).toMatchObject({ isDemo: true, name: expect.stringContaining('not a real company') })
  })

  it('knows who runs the marketplace', () => {
    const { operator } = readConfiguration({
      OPERATOR_NAME: 'Camp (Pty) Ltd',
      OPERATOR_REGISTRATION: '2026/123456/07',
      OPERATOR_ADDRESS: '1 Long Street, Cape Town, 8001',
      OPERATOR_EMAIL: 'hello@example.org',
      OPERATOR_PHONE: '+27 21 555 0100',
      OPERATOR_INFORMATION_OFFICER: 'N. Dlamini',
    })

    expect(operator).toEqual({
      name: 'Camp (Pty) Ltd',
      registration: '2026/123456/07',
      address: '1 Long Street, Cape Town, 8001',
      email: 'hello@example.org',
      phone: '+27 21 555 0100',
      officeBearers: null,
      informationOfficer: 'N. Dlamini',
      isDemo: false,
    })
  })

  it.each([
    ['nothing else', {}, [...always, 'SMTP_URL', 'BULKSMS_TOKEN_ID', 'WHATSAPP_ACCESS_TOKEN', 'PEACH_CLIENT_ID']],
    ['everything switched off, and nobody named', { EMAIL: 'off', SMS: 'off', WHATSAPP: 'off', PAYMENTS: 'off' }, always],
    ['SMS neither set up nor switched off', { ...productionEnvironment, SMS: '' }, ['BULKSMS_TOKEN_ID']],
    ['a channel that is only said to be on', { ...productionEnvironment, WHATSAPP: 'on' }, ['WHATSAPP_ACCESS_TOKEN']],
    ['half of the gateway', { ...productionEnvironment, ...peach, PAYMENTS: 'on', PEACH_ENTITY_ID: '' }, ['PEACH_ENTITY_ID']],
  ])('with a database of its own it refuses %s', (_, environment: Environment, variables) => {
    const faults = faultsOf({ DATABASE_URL: 'postgres://db/camp', ...environment })

    expect(faults.map(({ variable }) => variable)).toEqual(variables)
  })

  it('says what would be enough', () => {
    expect(() => readConfiguration({ ...productionEnvironment, DATABASE_URL: 'postgres://db/camp', SMS: '' })).toThrow(
      'BULKSMS_TOKEN_ID is not set; it must be set for SMS, or SMS switched off with SMS=off.',
    )
  })

  it('uses nothing of a channel that is switched off, whatever is set up', () => {
    const smtp = { SMTP_URL: 'smtp://mail:587', MAIL_FROM: 'hello@example.org' }
    const configuration = readConfiguration({ ...productionEnvironment, ...smtp, ...peach, DATABASE_URL: 'postgres://db/camp' })

    expect(configuration).toMatchObject({
      smtp: undefined,
      peach: undefined,
      arePaymentsOff: true,
      channelsOff: ['email', 'sms', 'app'],
    })
  })

  it('links to pages elsewhere that are its own; the demo shows examples', () => {
    const own = { ...productionEnvironment, DATABASE_URL: 'postgres://db/camp', FACEBOOK_URL: 'https://www.facebook.com/camp' }

    expect(readConfiguration(own).socialPages).toEqual({ facebook: 'https://www.facebook.com/camp' })
    expect(Object.keys(readConfiguration({}).socialPages)).toEqual(['facebook', 'instagram'])
  })

  it('knows the tiles of the map with who made them, and no address that is none', () => {
    const MAP_TILES_URL = 'https://{s}.tiles.example/{z}/{x}/{y}.png?key=a-b'
    const MAP_ATTRIBUTION = '© [OpenStreetMap contributors](https://www.openstreetmap.org/copyright)'
    expect(readConfiguration({}).mapTiles).toBeUndefined()
    expect(readConfiguration({ MAP_TILES_URL, MAP_ATTRIBUTION }).mapTiles).toEqual({
      url: MAP_TILES_URL,
      attribution: MAP_ATTRIBUTION,
    })
    expect(faultsOf({ MAP_TILES_URL }).map(({ variable }) => variable)).toEqual(['MAP_ATTRIBUTION'])
    const addresses = [
      'http://tiles.example/{z}/{x}/{y}',
      'https://tiles.example/{z}/{x}',
      "https://a;script-src 'x'/{z}/{x}/{y}",
    ]
    for (const address of addresses) {
      expect(faultsOf({ MAP_TILES_URL: address, MAP_ATTRIBUTION })).toMatchObject([{ variable: 'MAP_TILES_URL' }])
    }
  })

  it('draws the pictures of the demo ahead, or when they are asked for', () => {
    expect(readConfiguration({}).drawsPicturesAhead).toBe(true)
    expect(readConfiguration({ DEMO_PICTURES: 'asked' }).drawsPicturesAhead).toBe(false)
    expect(faultsOf({ DEMO_PICTURES: 'never' })).toMatchObject([{ variable: 'DEMO_PICTURES' }])
  })

  it('lets limits be off on the embedded database', () => {
    expect(readConfiguration({ RATE_LIMITS: 'off' }).areRateLimitsOn).toBe(false)
  })

  it('reads a secret from a file', () => {
    const configuration = readConfiguration({ SERVICE_KEY_FILE: '/run/secrets/service-key' }, () => 'from-the-file\n')

    expect(configuration.serviceKey).toBe('from-the-file')
  })

  it('refuses a secret that is set twice, and a file that cannot be read', () => {
    const missing = () => {
      throw Object.assign(new Error('no such file'), { code: 'ENOENT' })
    }

    expect(faultsOf({ SERVICE_KEY: 'a', SERVICE_KEY_FILE: '/b', SMTP_URL_FILE: '/c' }, missing)).toEqual([
      { variable: 'SERVICE_KEY', got: 'set twice, also by SERVICE_KEY_FILE', expected: 'set once' },
      { variable: 'SMTP_URL_FILE', got: '"/c" (ENOENT)', expected: 'the path of a file that can be read' },
    ])
  })

  it('is described without its secrets', () => {
    const lines = describeConfiguration({ ...peach, DATABASE_URL: 'postgresql://camp:hush@db/camp', PORT: '80' })

    expect(JSON.stringify(lines)).not.toContain('hush')
    expect(lines).toContainEqual({ variable: 'DATABASE_URL', value: '(hidden)', source: 'environment' })
    expect(lines).toContainEqual({ variable: 'PORT', value: '80', source: 'environment' })
    expect(lines).toContainEqual({ variable: 'DATA_DIR', value: '.data', source: 'standard' })
    expect(lines).toContainEqual({ variable: 'SMTP_URL', value: '', source: 'not set' })
  })
})

function faultsOf(environment: Environment, readFile?: (path: string) => string): readonly ConfigurationFault[] {
  try {
    readConfiguration(environment, readFile)
    return []
  } catch (error) {
    if (error instanceof ConfigurationError) return error.faults
    throw error
  }
}
