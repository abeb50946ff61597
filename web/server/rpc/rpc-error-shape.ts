import { PaymentGatewayUnavailable } from '@camp/application/payments/payment-gateway.ts'
import { StoreUnavailable } from '@camp/application/shared/store-unavailable.ts'
import type { TRPCDefaultErrorShape, TRPCError } from '@trpc/server'
import { z } from 'zod'
import { type InputProblem, inputProblems } from '../input-problems.ts'
import { RpcRefusal } from './rpc-refusal.ts'

interface ErrorData {
  readonly code: TRPCError['code']
  readonly httpStatus: number
  readonly path?: string
  readonly reason?: string
  readonly plotIds?: readonly string[]
  readonly termIds?: readonly string[]
  readonly documentIds?: readonly string[]
  readonly counted?: string
  readonly most?: number | null
  readonly asks?: readonly string[]
  readonly wanted?: number
  readonly retryAfterSeconds?: number | null
  readonly issues?: readonly InputProblem[]
}

interface ErrorShape {
  readonly code: TRPCDefaultErrorShape['code']
  readonly message: string
  readonly data: ErrorData
}

const parseError: TRPCDefaultErrorShape['code'] = -32700

/** Input that no schema can judge, such as a header. */
export class InvalidInput extends Error {
  override readonly name = 'InvalidInput'
  readonly issues: readonly InputProblem[]

  constructor(issues: readonly InputProblem[]) {
    super('invalid input')
    this.issues = issues
  }
}

/**
 * What a client is told: listed fields, nothing of a stack, and of a fault nothing but that there was one.
 */
export function rpcErrorShape({ error, shape }: { error: TRPCError; shape: TRPCDefaultErrorShape }): ErrorShape {
  const { code, httpStatus, path } = shape.data
  const data = { code, httpStatus, path }
  if (error instanceof RpcRefusal) {
    return { code: shape.code, message: error.message, data: { ...data, reason: error.reason, ...error.facts } }
  }
  if (error.code === 'BAD_REQUEST') return invalid(error, shape.code, data)
  const outage = outageReason(error)
  if (outage) return { code: shape.code, message: 'Try again in a moment', data: { ...data, httpStatus: 503, reason: outage } }
  if (error.code === 'TIMEOUT')
    return { code: shape.code, message: error.message, data: { ...data, httpStatus: 503, reason: 'late' } }
  if (error.code === 'INTERNAL_SERVER_ERROR') return { code: shape.code, message: 'Internal server error', data }
  return { code: shape.code, message: error.message, data }
}

function invalid(error: TRPCError, number: ErrorShape['code'], data: ErrorData): ErrorShape {
  const { cause } = error
  if (cause instanceof SyntaxError) return { code: parseError, message: 'Broken JSON', data: { ...data, code: 'PARSE_ERROR' } }
  if (cause instanceof z.ZodError)
    return {
      code: number,
      message: 'Invalid input',
      data: { ...data, issues: inputProblems(cause).map(({ path, message }) => ({ path, message })) },
    }
  if (cause instanceof InvalidInput) return { code: number, message: 'Invalid input', data: { ...data, issues: cause.issues } }
  return { code: number, message: error.message, data: { ...data, issues: [{ path: [], message: error.message }] } }
}

/** Nothing was written, and the same request may succeed in a moment. */
export function outageReason({ cause }: TRPCError): 'unavailable' | 'payment_unavailable' | undefined {
  if (cause instanceof StoreUnavailable) return 'unavailable'
  return cause instanceof PaymentGatewayUnavailable ? 'payment_unavailable' : undefined
}
