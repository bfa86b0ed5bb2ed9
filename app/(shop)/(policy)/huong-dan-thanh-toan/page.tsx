import { PolicyPage, policyMetadata } from '@/app/(shop)/(policy)/policy-page'

export const generateMetadata = () => policyMetadata('paymentGuide')

export default function Page() {
  return <PolicyPage policy="paymentGuide" />
}
