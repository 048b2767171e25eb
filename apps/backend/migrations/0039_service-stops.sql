CREATE TABLE "service_beats" (
	"id" integer PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "service_beats_one" CHECK ("service_beats"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "service_stops" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_stops_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "service_stops_end_after_start" CHECK ("service_stops"."ends_at" > "service_stops"."starts_at")
);
--> statement-breakpoint
CREATE INDEX "service_stops_ends_at" ON "service_stops" USING btree ("ends_at");