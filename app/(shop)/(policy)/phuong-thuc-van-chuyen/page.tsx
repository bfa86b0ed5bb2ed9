import { PolicyPage, policyMetadata } from '@/app/(shop)/(policy)/policy-page'

export const generateMetadata = () => policyMetadata('shipping')

export default function Page() {
  return <PolicyPage policy="shipping" />
}
