import {
  AggregatorRegistry,
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  type MetricObjectWithValues,
  type MetricValue,
  Registry,
} from 'prom-client'
import type { Relay } from '../processes/relay.ts'

export type Metrics = ReturnType<typeof createMetrics>

/** What `/metrics` shows, of one process; others add to its registry. */
export function createMetrics(pageCache: { readonly bytes: number }) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  new Counter({
    name: 'kitly_page_cache_hits_total',
    help: 'Answers from the page cache',
    registers: [registry],
    collect() {
      this.reset()
      this.inc(metrics.cacheHits)
    },
  })
  const metrics = {
    registry,
    /** A number alone: to count with labels would cost as much as what is counted. */
    cacheHits: 0,
    requests: new Counter({
      name: 'kitly_requests_total',
      help: 'Requests, by kind of route and class of status',
      labelNames: ['kind', 'status'],
      registers: [registry],
    }),
    seconds: new Histogram({
      name: 'kitly_request_seconds',
      help: 'Time from request to answer, without answers from the page cache',
      labelNames: ['kind'],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
      registers: [registry],
    }),
    cacheBytes: new Gauge({
      name: 'kitly_page_cache_bytes',
      help: 'Bytes held by the page cache',
      registers: [registry],
      collect() {
        this.set(pageCache.bytes)
      },
    }),
  }
  return metrics
}

const CHANNEL = 'metrics'
type Figures = MetricObjectWithValues<MetricValue<string>>[]

/** Lets the other processes of this machine have the figures of this one. */
export function shareMetrics({ registry }: Metrics, relay: Relay): void {
  relay.answer(CHANNEL, () => registry.getMetricsAsJSON())
}

/** The figures of all processes of this machine together, as Prometheus reads them. */
export async function readMetrics({ registry }: Metrics, relay: Relay): Promise<string> {
  const others = (await relay.ask(CHANNEL)) as Figures[]
  if (others.length === 0) return await registry.metrics()
  return await AggregatorRegistry.aggregate([await registry.getMetricsAsJSON(), ...others]).metrics()
}
