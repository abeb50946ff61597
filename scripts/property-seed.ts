import fc from 'fast-check'

/**
 * The same cases on every run: what fails, fails by the change that is looked at. `npm run test:long` draws
 * new ones.
 */
if (process.env.LONG_TESTS !== '1') fc.configureGlobal({ seed: 20_261_123 })
