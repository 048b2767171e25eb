CREATE TYPE "public"."penalty_rule" AS ENUM('noConfirmation', 'under3Hours', 'from3To24Hours', 'from24To48Hours', 'from48To72Hours');--> statement-breakpoint
CREATE TABLE "late_attendance_replies" (
	"request_id" bigint PRIMARY KEY NOT NULL,
	"is_i_can" boolean NOT NULL,
	"tapped_at" timestamp (3) with time zone,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "attendance_replies" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
ALTER TABLE "attendance_replies" ADD COLUMN "tapped_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "classes" ADD COLUMN "lesson_fee_centavos" integer DEFAULT 9000 NOT NULL;--> statement-breakpoint
ALTER TABLE "points_ledger" ADD COLUMN "fee_centavos" integer;--> statement-breakpoint
ALTER TABLE "points_ledger" ADD COLUMN "penalty_rule" "penalty_rule";--> statement-breakpoint
ALTER TABLE "late_attendance_replies" ADD CONSTRAINT "late_attendance_replies_request_id_attendance_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."attendance_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "attendance_replies_idempotency_key_unique" ON "attendance_replies" USING btree ("idempotency_key");--> statement-breakpoint
ALTER TABLE "classes" ADD CONSTRAINT "classes_lesson_fee_not_negative" CHECK ("classes"."lesson_fee_centavos" >= 0);--> statement-breakpoint
ALTER TABLE "points_ledger" ADD CONSTRAINT "points_ledger_penalty_whole" CHECK (("points_ledger"."fee_centavos" is null) = ("points_ledger"."penalty_rule" is null) and ("points_ledger"."fee_centavos" is null or ("points_ledger"."fee_centavos" >= 0 and "points_ledger"."fee_percent" is not null and "points_ledger"."clid" is not null)));