ALTER TABLE "return_request" ADD COLUMN "origin" text DEFAULT 'buyer' NOT NULL;--> statement-breakpoint
UPDATE "return_request" SET "origin" = CASE
  WHEN "note" LIKE 'Phần gửi sau%' THEN 'dropped'
  WHEN EXISTS (SELECT 1 FROM "parcel" p WHERE p."order_id" = "return_request"."order_id" AND p."state" = 'lost'
    AND "return_request"."note" = 'Kiện ' || p."code" || ' không đến tay người nhận.') THEN 'lost'
  ELSE 'cameBack' END
WHERE "decided_by" IS NULL AND "status" = 3;
