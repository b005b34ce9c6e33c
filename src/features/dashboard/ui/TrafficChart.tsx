import { Area, AreaChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { formatCount } from '../../../ui/text.ts'
import type { Traffic } from '../dashboard.contract.ts'
import { dayText, SERIES } from './series.ts'

/** The lines of each day. What it shows stands in the table behind it, too. */
export function TrafficChart({ days }: { days: Traffic['days'] }) {
  return (
    <div className="mt-5 h-72" aria-hidden="true">
      <ResponsiveContainer width="100%" height="100%">
        <AreaChart data={days} margin={{ top: 8, right: 8, bottom: 0, left: -8 }} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis
            dataKey="day"
            tickFormatter={dayText}
            tickLine={false}
            axisLine={false}
            minTickGap={28}
            tick={{ fill: 'var(--muted)', fontSize: 12 }}
          />
          <YAxis
            allowDecimals={false}
            tickLine={false}
            axisLine={false}
            width={52}
            tickFormatter={formatCount}
            tick={{ fill: 'var(--muted)', fontSize: 12 }}
          />
          <Tooltip
            cursor={{ stroke: 'var(--line-strong)' }}
            labelFormatter={(day) => dayText(String(day))}
            formatter={(value) => formatCount(Number(value))}
            contentStyle={{
              background: 'var(--surface)',
              border: '1px solid var(--line)',
              borderRadius: 10,
              color: 'var(--text)',
              fontSize: 13,
            }}
          />
          {SERIES.map(({ key, label, color }) => (
            <Area
              key={key}
              dataKey={key}
              name={label}
              type="monotone"
              stroke={color}
              strokeWidth={2}
              fill={color}
              fillOpacity={0.08}
              dot={false}
              isAnimationActive={false}
            />
          ))}
        </AreaChart>
      </ResponsiveContainer>
    </div>
  )
}
