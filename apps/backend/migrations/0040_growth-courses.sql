ALTER TYPE "public"."growth_cause" ADD VALUE 'course' BEFORE 'broughtForward';--> statement-breakpoint
CREATE TABLE "growth_visits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "growth_visits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tuid" bigint NOT NULL,
	"page" text NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "growth_visits_closed_after_opened" CHECK ("growth_visits"."closed_at" >= "growth_visits"."opened_at")
);
--> statement-breakpoint
ALTER TABLE "growth_visits" ADD CONSTRAINT "growth_visits_tuid_growth_members_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."growth_members"("tuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "growth_visits_tuid_opened_at" ON "growth_visits" USING btree ("tuid","opened_at");